// What a visitor may set: name, theme, pace of the bots, keys of one character, and the box last chosen.
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

/** Whether single characters are keys of the board: people who speak to their device, or whose hand slips, turn them off. */
export type Shortcuts = 'on' | 'off';
export const shortcutChoices: readonly Shortcuts[] = ['on', 'off'];
export const shortcuts = setting<Shortcuts>('shortcuts', 'on', oneOf(...shortcutChoices));

/** The game name of the box last chosen. */
export const lastBox = setting('box', '', text);

/** Keeps the page in the chosen theme. */
export function applyTheme(): void {
  const { dataset } = document.documentElement;
  const chosen = theme.get();
  if (chosen === 'system') delete dataset.theme;
  else dataset.theme = chosen;
}
