// The page: look, language, then the app.
import './skins/index.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { applyTheme, theme } from './store/settings';
import { startLanguage } from './text';

applyTheme();
theme.subscribe(applyTheme);

const root = createRoot(document.getElementById('root') as HTMLElement);
void startLanguage().then(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
