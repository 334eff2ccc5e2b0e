import { Label, Radio, RadioGroup, Text } from 'react-aria-components';
import { NAMES } from './names.ts';
import { type ChoiceName, CHOICES } from './settings.ts';
import { changeSettings, useSettings } from './store.ts';

/** One setting with all that can be chosen for it. */
export function Choose({ name }: { readonly name: ChoiceName }) {
  const settings = useSettings();
  const { label, values, note } = NAMES[name];
  const told: { readonly [value: string]: string } = values;
  return (
    <RadioGroup
      className="choose"
      value={settings[name]}
      onChange={(value) => changeSettings({ [name]: value })}
      orientation="horizontal"
    >
      <Label>{label}</Label>
      <div className="segs">
        {CHOICES[name].map((value) => (
          <Radio key={value} value={value} className="seg">
            <span className="seg-tick" aria-hidden="true" />
            {told[value]}
          </Radio>
        ))}
      </div>
      <Text slot="description">{note}</Text>
    </RadioGroup>
  );
}
