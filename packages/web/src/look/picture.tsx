import { type PictureWord, parsePicture, type Tile } from './picture-text.ts';

/** The small drawing on a game's box: what lies there before and after a turn. What it shows, the words beside it say. */
export function Picture({ text }: { readonly text: string }) {
  const [first = [], ...turns] = parsePicture(text);
  return (
    <span className="picture" aria-hidden="true">
      {first.length === 0 ? <Fan /> : <Scene words={first} />}
      {turns.map((words, at) => (
        <span className="picture-turn" key={at}>
          <svg className="picture-arrow" viewBox="0 0 24 24" role="presentation">
            <path d="M3 12 H20 M14 6 L20 12 L14 18" />
          </svg>
          <Scene words={words} />
        </span>
      ))}
    </span>
  );
}

/** A hand, seen from behind. */
function Fan() {
  return (
    <span className="picture-fan">
      <span className="tile tile-closed" />
      <span className="tile tile-closed" />
      <span className="tile tile-closed" />
    </span>
  );
}

function Scene({ words }: { readonly words: readonly PictureWord[] }) {
  return (
    <span className="picture-scene">
      {words.map(({ tiles, leaves, worth }, at) => (
        <span key={at} className={leaves ? 'picture-word picture-leaves' : 'picture-word'}>
          {tiles.map((tile, index) => (
            <DrawnTile key={index} tile={tile} />
          ))}
          {worth === '' ? null : <span className="picture-worth">{worth}</span>}
        </span>
      ))}
    </span>
  );
}

function DrawnTile({ tile: { face, kind, over, isDear } }: { readonly tile: Tile }) {
  if (over === null) return <span className={`tile tile-${kind}${isDear ? ' tile-dear' : ''}`}>{face}</span>;
  return (
    <span className="tile-pair">
      <span className="tile tile-kept tile-under">{over}</span>
      <span className={`tile tile-${kind}`}>{face}</span>
    </span>
  );
}
