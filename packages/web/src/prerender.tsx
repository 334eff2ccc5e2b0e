import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app.tsx';

/** The shelf as it is first seen, drawn when the app is built. */
export const drawnShelf = (): string =>
  renderToString(
    <Router ssrPath="/" ssrSearch="">
      <App />
    </Router>,
  );
