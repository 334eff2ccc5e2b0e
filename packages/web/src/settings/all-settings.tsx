import {
  Button,
  Input,
  Label,
  Slider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  Text,
  TextField,
} from 'react-aria-components';
import { CardFace } from '../look/card.tsx';
import { playSounds } from '../sound/player.ts';
import type { SoundName } from '../sound/sounds.ts';
import { Choose } from './choose.tsx';
import { SAMPLE, SECTIONS, SOUND_NAMES } from './names.ts';
import { NAME_LENGTH, tidyName, USUAL } from './settings.ts';
import { changeSettings, useKept, useSettings } from './store.ts';

/** Everything somebody can set for themselves; what is chosen holds at once and in every tab. */
export function AllSettings() {
  const isKept = useKept();
  return (
    <>
      <p className="lead">What you choose takes effect at once, and is kept on this device alone.</p>
      {isKept ? null : (
        <p className="notice">This device keeps nothing for Deckle, so your choice lasts until the page is closed.</p>
      )}
      <div className="settings">
        <You />
        {SECTIONS.map(({ title, names }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            {names.map((name) => (
              <Choose key={name} name={name} />
            ))}
            {names.includes('cards') ? <Sample /> : null}
            {names.includes('sound') ? <Sounds /> : null}
          </section>
        ))}
        <Button className="chip" onPress={() => changeSettings(USUAL)}>
          Back to the usual settings
        </Button>
      </div>
    </>
  );
}

function You() {
  const { name } = useSettings();
  return (
    <section aria-label="You">
      <h2>You</h2>
      <TextField
        className="field"
        value={name}
        maxLength={NAME_LENGTH}
        onChange={(text) => changeSettings({ name: tidyName(text) })}
      >
        <Label>Your name</Label>
        <Input autoComplete="nickname" placeholder="Player" />
        <Text slot="description">What you are called at your tables. At online tables the others see it.</Text>
      </TextField>
    </section>
  );
}

/** Cards as they look now. */
function Sample() {
  return (
    <div className="sample" role="img" aria-label="Three cards as they look with these settings">
      {SAMPLE.map((card) => (
        <CardFace key={card.id} card={card} />
      ))}
    </div>
  );
}

function Sounds() {
  const { sound, volume } = useSettings();
  return (
    <>
      <Slider
        className="slider"
        value={volume}
        minValue={0}
        maxValue={100}
        step={5}
        isDisabled={sound === 'off'}
        onChange={(value) => changeSettings({ volume: value })}
        onChangeEnd={() => playSounds(['turn'])}
      >
        <Label>Volume</Label>
        <SliderOutput>{({ state }) => `${state.getThumbValueLabel(0)} of 100`}</SliderOutput>
        <SliderTrack className="slider-track">
          <SliderThumb className="slider-thumb" />
        </SliderTrack>
      </Slider>
      <div className="sounds" role="group" aria-label="Hear the sounds">
        {(Object.entries(SOUND_NAMES) as [SoundName, string][]).map(([name, says]) => (
          <Button key={name} className="chip" isDisabled={sound === 'off'} onPress={() => playSounds([name])}>
            <span aria-hidden="true">♪</span> {says}
          </Button>
        ))}
      </div>
    </>
  );
}
