// What a visitor may set: name, theme, pace of the bots, and the box last chosen.
import { oneOf, setting } from './setting';

const text = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/** The player's name; empty before the first match. */
export const playerName = setting('name', '', text);

export type Theme = 'system' | 'light' | 'dark';
export const themes: readonly Theme[] = ['system', 'light', 'dark'];
export const theme = setting<Theme>('theme', 'system', oneOf(...themes));

/** How long a bot seems to think. */
export type Pace = 'calm' | 'fast';
export const paces: readonly Pace[] = ['calm', 'fast'];
export const pace = setting<Pace>('pace', 'calm', oneOf(...paces));

/** The game name of the box last chosen. */
export const lastBox = setting('box', '', text);

/** Keeps the page in the chosen theme. */
export function applyTheme(): void {
  const { dataset } = document.documentElement;
  const chosen = theme.get();
  if (chosen === 'system') delete dataset.theme;
  else dataset.theme = chosen;
}
