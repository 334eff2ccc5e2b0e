import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { boxNamed } from '../box.ts';
import { Page } from '../look/page.tsx';
import { Picture } from '../look/picture.tsx';
import { playNow } from '../table/play-now.ts';
import { Lost } from './lost.tsx';
import { seatsText } from './shelf-words.ts';

const pages = import.meta.glob<{ readonly html: string }>('../../../../docs/rules/*.md');

export function GamePage({ id }: { readonly id: string }) {
  const box = boxNamed(id);
  const [, go] = useLocation();
  const [html, setHtml] = useState('');
  useEffect(() => {
    void pages[`../../../../docs/rules/${id}.md`]?.().then((page) => setHtml(page.html));
  }, [id]);
  if (box === null) return <Lost />;
  return (
    <Page title={box.name}>
      <Picture text={box.about.picture} />
      <p className="box-facts">
        {seatsText(box.seats)} · about {box.about.minutes} minutes
      </p>
      <Button className="button" onPress={() => void playNow(box, go)}>
        Play now
      </Button>
      {/* Our own pages, made into HTML when the app is built. */}
      <article className="rules" dangerouslySetInnerHTML={{ __html: html }} />
    </Page>
  );
}
