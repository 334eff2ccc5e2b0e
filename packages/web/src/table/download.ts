/** Gives a file to whoever sits at the screen. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
