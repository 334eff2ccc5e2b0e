// Runs beside the page, in the service worker: whoever presses a notice comes to its table.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  const { path } = notification.data;
  notification.close();
  const come = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find(({ url }) => new URL(url).pathname === path);
    return page === undefined ? self.clients.openWindow(path) : page.focus();
  };
  event.waitUntil(come());
});
