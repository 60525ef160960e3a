// The rules of a box, from docs/rules: in English, whatever language the page speaks.
import { use } from 'react';
import { Footer } from '../hall/Footer';
import { Header } from '../hall/Header';
import { boxes } from '../lobby/boxes';
import { NotFound } from '../parts/NotFound';
import { usePage } from '../parts/usePage';
import { useT } from '../text';
import { Markdown } from './Markdown';
import styles from './RulesPage.module.css';

const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const asked = new Map<string, Promise<string>>();

/** The text of a page; the same promise each time it is asked for. */
function pageOf(box: string): Promise<string> | undefined {
  const load = files[`../../../docs/rules/${box}.md`];
  if (load && !asked.has(box)) asked.set(box, load());
  return asked.get(box);
}

export default function RulesPage({ box: name }: { box: string }) {
  const t = useT();
  const box = boxes.find(({ skin }) => skin === name);
  usePage({ title: box ? t('hall.rules.title', { box: t(`common.box.${box.game}.name`) }) : null, skin: box?.skin });
  const page = pageOf(name);
  if (!box || !page) return <NotFound />;
  return (
    <>
      <Header box={box} />
      <main id="main" className={styles.page} tabIndex={-1}>
        <article className={styles.sheet} lang="en">
          <Markdown text={use(page)} />
        </article>
      </main>
      <Footer />
    </>
  );
}
