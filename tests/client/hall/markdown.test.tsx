// Pages of rules: Markdown in, elements out, and nothing that could run.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Markdown } from '../../../src/client/rules/Markdown';

test('headings, lists, tables and emphasis become elements', () => {
  render(
    <Markdown
      text={'# Rules\n\nRoll *one* die, **not** `two`.\n\n1. Roll\n2. Build\n\n| Card | Cost |\n|---|---|\n| Mine | 6 |\n'}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Rules' })).toHaveAttribute('id', 'rules');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Roll', 'Build']);
  expect(screen.getByRole('cell', { name: '6' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Card' })).toBeVisible();
  expect(screen.getByText('not').tagName).toBe('STRONG');
});

test('HTML in the text stays text', () => {
  const { container } = render(<Markdown text={'Hello <img src=x onerror="alert(1)"> there\n\n<script>alert(1)</script>\n'} />);
  expect(container.querySelector('img, script')).toBeNull();
  expect(container).toHaveTextContent('<script>alert(1)</script>');
});

test('links lead to the web, within the page and to other pages of rules, and nowhere else', () => {
  render(<Markdown text={'[web](https://example.org) [part](#build) [other](fussball.md) [bad](javascript:alert(1))'} />);
  expect(screen.getByRole('link', { name: 'web' })).toHaveAttribute('href', 'https://example.org');
  expect(screen.getByRole('link', { name: 'part' })).toHaveAttribute('href', '#build');
  expect(screen.getByRole('link', { name: 'other' })).toHaveAttribute('href', '/rules/fussball');
  expect(screen.queryByRole('link', { name: 'bad' })).toBeNull();
});

test('signs written as they are show as they are', () => {
  const { container } = render(<Markdown text={`Sales & "more" < 5 and \`a < b & c\``} />);
  expect(container).toHaveTextContent('Sales & "more" < 5 and a < b & c');
});
