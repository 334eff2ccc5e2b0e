import { Page } from '../look/page.tsx';
import { AllSettings } from '../settings/all-settings.tsx';

export function Settings() {
  return (
    <Page title="Settings">
      <AllSettings />
    </Page>
  );
}
