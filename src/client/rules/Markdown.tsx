// Markdown as React elements. Raw HTML in it is shown as the text it is, so nothing in it can run.
import { lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';

export function Markdown({ text }: { text: string }) {
  return <>{draw(lexer(text))}</>;
}

const draw = (tokens: readonly Token[] = []): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text never move
  tokens.map((token, i) => <Fragment key={i}>{element(token)}</Fragment>);

/** Characters that Markdown's tokens hold as entities. */
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

function element(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return createElement(`h${token.depth}`, { id: slug(token.text) }, draw(token.tokens));
    case 'paragraph':
      return <p>{draw(token.tokens)}</p>;
    case 'list':
      return createElement(
        token.ordered ? 'ol' : 'ul',
        token.ordered && token.start !== 1 ? { start: token.start } : null,
        (token as Tokens.List).items.map((item, i) => createElement('li', { key: i }, draw(item.tokens))),
      );
    case 'blockquote':
      return <blockquote>{draw(token.tokens)}</blockquote>;
    case 'table':
      return <Table table={token as Tokens.Table} />;
    case 'strong':
      return <strong>{draw(token.tokens)}</strong>;
    case 'em':
      return <em>{draw(token.tokens)}</em>;
    case 'codespan':
      return <code>{plain(token.text)}</code>;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'link':
      return <Reference link={token as Tokens.Link} />;
    case 'hr':
      return <hr />;
    case 'br':
      return <br />;
    default:
      return 'tokens' in token && token.tokens ? draw(token.tokens) : plain('text' in token ? String(token.text) : token.raw);
  }
}

function Table({ table: { header, rows } }: { table: Tokens.Table }) {
  return (
    // Wide tables scroll by themselves, not the page; the keyboard must reach them to do so.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div className="wide" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map((cell) => (
              <th key={cell.text} scope="col">
                {draw(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(({ text }) => text).join('|')}>
              {row.map((cell, i) => createElement('td', { key: header[i]?.text }, draw(cell.tokens)))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Links lead to places on the web, to parts of the page, or to another page of rules. */
function Reference({ link: { href, tokens } }: { link: Tokens.Link }) {
  const page = /^(?:\.\/)?([a-z]+)\.md$/.exec(href)?.[1];
  if (page) return <Link href={`/rules/${page}`}>{draw(tokens)}</Link>;
  if (/^(https?:\/\/|#)/.test(href)) return <a href={href}>{draw(tokens)}</a>;
  return <>{draw(tokens)}</>;
}

/** The anchor of a heading, as GitHub makes it. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
