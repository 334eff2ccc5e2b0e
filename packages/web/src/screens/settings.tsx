import { Page } from '../look/page.tsx';

export function Settings() {
  return <Page title="Settings">{null}</Page>;
}
