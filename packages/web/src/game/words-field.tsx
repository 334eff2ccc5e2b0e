import type { OptionSpec } from '@deckle/kernel';
import { Label, Text, TextArea, TextField } from 'react-aria-components';
import { lists } from '../box.ts';
import { OptionField, Picks } from './options-field.tsx';
import type { Planning } from './use-plan.ts';
import { LONGEST_WORDS, USUAL_LIST, type Wish } from './wish.ts';
import { listText } from './words.ts';

/** The dictionary on the table, and what happens to words that are not in it. */
export function WordsField({
  checking,
  ...planning
}: Planning & { readonly checking: readonly (readonly [string, OptionSpec])[] }) {
  const { wish, change } = planning;
  return (
    <>
      <Picks
        label="Dictionary"
        value={wish.list}
        usual={USUAL_LIST}
        picks={lists.map((list) => [list.name, listText(list)])}
        onChange={(list) => change({ list: list as Wish['list'] })}
      />
      {checking.map(([name, spec]) => (
        <OptionField key={name} name={name} spec={spec} {...planning} />
      ))}
      <OwnWords
        label="Words of your own"
        note="They count at this table, whatever the list says."
        value={wish.house}
        onChange={(house) => change({ house })}
      />
      <OwnWords
        label="Words you do not want"
        note="They do not count at this table."
        value={wish.bans}
        onChange={(bans) => change({ bans })}
      />
    </>
  );
}

interface OwnWordsProps {
  readonly label: string;
  readonly note: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function OwnWords({ label, note, value, onChange }: OwnWordsProps) {
  return (
    <TextField className="field" value={value} maxLength={LONGEST_WORDS} onChange={onChange}>
      <Label>{label}</Label>
      <TextArea rows={2} spellCheck={false} autoComplete="off" autoCapitalize="characters" />
      <Text slot="description">{note} Spaces or commas between them.</Text>
    </TextField>
  );
}
