/**
 * The small drawing on a game's box: words before and after a turn. Capitals lie on the table, small letters are laid;
 * `·` parts cards of several letters.
 */
export function Picture({ text }: { readonly text: string }) {
  const scenes = text.split('>').map((scene) => scene.trim());
  return (
    <span className="picture" aria-hidden="true">
      {scenes.map((scene, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
        <span className="picture-scene" key={at}>
          {at === 0 ? null : <span className="picture-arrow">→</span>}
          {scene === '' ? (
            <span className="picture-hand" />
          ) : (
            scene.split('+').map((word, index) => <Word key={`${index} ${word}`} word={word.trim()} />)
          )}
        </span>
      ))}
    </span>
  );
}

function Word({ word }: { readonly word: string }) {
  const cards = word.includes('·') ? word.split('·') : Array.from(word);
  return (
    <span className="picture-word">
      {cards.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
        <span key={at} className={face === face.toUpperCase() ? 'tile' : 'tile tile-new'}>
          {face.toUpperCase()}
        </span>
      ))}
    </span>
  );
}
