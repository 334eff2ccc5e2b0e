import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/rokkitt/wght.css';
import './look/look.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { openSettings } from './settings/store.ts';

openSettings();

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
