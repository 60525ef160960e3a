// Settings take effect at once and are remembered; so does the language.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signed } from '../../../src/client/board/amounts';
import { type Deeds, useKeys } from '../../../src/client/board/keys';
import SettingsDialog from '../../../src/client/settings/SettingsDialog';
import { applyTheme, pace, shortcuts, theme } from '../../../src/client/store/settings';
import { language, numberText, percentText, setLanguage, startLanguage, t, useT } from '../../../src/client/text';
import { type Language, languages } from '../../../src/client/text/languages';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  await setLanguage('en');
});

function Keys({ deeds }: { deeds: Deeds }) {
  useKeys(deeds);
  return null;
}

function Words() {
  const t = useT();
  return <p>{t('hall.create.title')}</p>;
}

test('the theme follows the choice, and the device when nothing is chosen', async () => {
  const stop = theme.subscribe(applyTheme);
  render(<SettingsDialog onClose={() => {}} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('machi-koro/theme')).toBe('"dark"');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  stop();
});

test('the pace of the bots can be set', async () => {
  render(<SettingsDialog onClose={() => {}} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Fast' }));
  expect(pace.get()).toBe('fast');
});

test('keys of one character can be turned off, and are remembered so; others stay', async () => {
  const deeds = { roll: vi.fn(), skip: vi.fn() };
  render(<Keys deeds={deeds} />);
  fireEvent.keyDown(document.body, { key: 'r' });
  expect(deeds.roll).toHaveBeenCalledOnce();
  const settings = render(<SettingsDialog onClose={() => {}} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Off' }));
  settings.unmount();
  fireEvent.keyDown(document.body, { key: 'r' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(deeds.roll).toHaveBeenCalledOnce();
  expect(deeds.skip).toHaveBeenCalledOnce();
  expect(localStorage.getItem('machi-koro/shortcuts')).toBe('"off"');
  shortcuts.set('on');
});

test('a setting changed in another tab changes here', () => {
  localStorage.setItem('machi-koro/pace', '"calm"');
  dispatchEvent(new StorageEvent('storage', { key: 'machi-koro/pace' }));
  expect(pace.get()).toBe('calm');
  localStorage.setItem('machi-koro/pace', '"hectic"');
  dispatchEvent(new StorageEvent('storage', { key: 'machi-koro/pace' }));
  expect(pace.get()).toBe('calm');
});

// The first to ask for German: what has come once is not fetched again.
test('a language that cannot be fetched is told of, and the old one stays until it can', async () => {
  const german = languages.find(({ id }) => id === 'de') as Language;
  vi.spyOn(german, 'board').mockRejectedValueOnce(new TypeError('offline'));
  render(<SettingsDialog onClose={() => {}} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  expect(await screen.findByText(/could not be fetched/)).toBeVisible();
  expect([language(), localStorage.getItem('machi-koro/language')]).toEqual(['en', null]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  expect(await screen.findByRole('combobox', { name: 'Sprache' })).toHaveFocus();
  expect(screen.queryByText(/could not be fetched/)).toBeNull();
  expect(localStorage.getItem('machi-koro/language')).toBe('"de"');
});

test('another language shows at once everywhere, boards too, and is remembered', async () => {
  render(
    <>
      <SettingsDialog onClose={() => {}} />
      <Words />
    </>,
  );
  expect(screen.getByText('Create a match')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Pseudo');
  expect(await screen.findByText(/^\[Créáté á mátch~+\]$/)).toBeVisible();
  expect(document.documentElement.lang).toBe('en-XA');
  expect(localStorage.getItem('machi-koro/language')).toBe('"en-XA"');
  await setLanguage('en');
  expect(await screen.findByText('Create a match')).toBeVisible();
});

test('the language chosen before is there again at the next visit', async () => {
  localStorage.setItem('machi-koro/language', '"en-XA"');
  await startLanguage();
  expect(language()).toBe('en-XA');
});

test('the first visit follows the browser, whatever the region', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fi-FI', 'de-AT', 'en']);
  await startLanguage();
  expect([language(), document.documentElement.lang]).toEqual(['de', 'de']);
  expect(t('hall.create.title')).toBe('Partie anlegen');
});

test('a choice made before counts more than the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
  localStorage.setItem('machi-koro/language', '"en"');
  await startLanguage();
  expect(language()).toBe('en');
});

test('numbers are written as German writes them', async () => {
  await setLanguage('de');
  expect([numberText(1234.5), signed(-1.5), percentText(0.425)]).toEqual(['1.234,5', '−1,5', '43\u00a0%']);
  expect(t('hall.open.all', { count: 1234 })).toBe('Alle 1.234 anzeigen');
});

test('of two languages chosen at once, the later one is spoken and remembered', async () => {
  await Promise.all([setLanguage('en-XA'), setLanguage('en')]);
  expect(language()).toBe('en');
  expect(localStorage.getItem('machi-koro/language')).toBe('"en"');
});

test("a choice that fails when another has been made is nobody's concern", async () => {
  await Promise.all([setLanguage('xx'), setLanguage('en')]);
  expect(language()).toBe('en');
});

test('a board whose words cannot be had in the language in use speaks English', async () => {
  vi.resetModules();
  const fresh = await import('../../../src/client/text');
  const { languages } = await import('../../../src/client/text/languages');
  await fresh.setLanguage('de');
  const german = languages.find(({ id }) => id === 'de') as (typeof languages)[number];
  vi.spyOn(german, 'board').mockRejectedValueOnce(new Error('offline'));
  await fresh.loadBoardTexts();
  expect(fresh.t('board.now.over')).toBe('The match is over.');
  await fresh.loadBoardTexts();
  expect(fresh.t('board.now.over')).toBe('Die Partie ist zu Ende.');
});

test('a board opened while another language comes has its words in that one', async () => {
  vi.resetModules();
  const fresh = await import('../../../src/client/text');
  const change = fresh.setLanguage('de');
  await Promise.all([fresh.loadBoardTexts(), change]);
  expect(fresh.t('board.now.over')).toBe('Die Partie ist zu Ende.');
});

test('a language nobody knows leaves everything as it was', async () => {
  await expect(setLanguage('xx')).rejects.toThrow('xx');
  localStorage.setItem('machi-koro/language', '"xx"');
  await startLanguage();
  expect(language()).toBe('en');
});

test('numbers in texts are written as the language writes them', () => {
  expect(t('hall.open.all', { count: 1234 })).toBe('Show all 1,234');
  expect(numberText(1234)).toBe('1,234');
  expect(t('hall.yours.drop', { names: 'Ida 1234' })).toBe('Forget the match of Ida 1234');
});

test('numbers choose the right words', () => {
  expect(t('hall.room.waiting', { count: 1 })).toMatch(/^One seat is/);
  expect(t('hall.room.waiting', { count: 3 })).toMatch(/^3 seats are/);
});
