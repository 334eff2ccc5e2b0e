import { titled } from '@deckle/host';
import type { OptionSpec, OptionValue } from '@deckle/kernel';
import { useId } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { Planning } from './use-plan.ts';

interface OptionFieldProps extends Planning {
  readonly name: string;
  readonly spec: OptionSpec;
}

/** One thing to be settled before the game, with what is usual. */
export function OptionField({ name, spec, wish, change }: OptionFieldProps) {
  const value = wish.options[name] ?? spec.default;
  const put = (next: OptionValue): void => {
    const { [name]: _, ...others } = wish.options;
    change({ options: String(next) === String(spec.default) ? others : { ...others, [name]: next } });
  };
  if (spec.choices === undefined) return <NumberField spec={spec} value={value} onChange={put} />;
  return (
    <Picks
      label={spec.label}
      value={String(value)}
      usual={String(spec.default)}
      picks={Object.entries(spec.choices)}
      onChange={put}
    />
  );
}

interface PicksProps {
  readonly label: string;
  readonly value: string;
  readonly usual: string;
  /** Each value and what it means; a name before a colon stands out. */
  readonly picks: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

export function Picks({ label, value, usual, picks, onChange }: PicksProps) {
  return (
    <RadioGroup className="choose" value={value} onChange={onChange}>
      <Label>{label}</Label>
      {picks.map(([each, text]) => {
        const [, name, rest = text] = /^([^:]+): (.*)$/s.exec(text) ?? [];
        return (
          <Radio key={each} value={each} className="pick">
            <span className="seg-tick" aria-hidden="true" />
            <span>
              {name === undefined ? null : <strong>{name}: </strong>}
              {name === undefined ? titled(rest) : rest}
              {each === usual ? <em className="usual"> (usual)</em> : null}
            </span>
          </Radio>
        );
      })}
    </RadioGroup>
  );
}

interface NumberFieldProps {
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function NumberField({ spec: { label, default: usual, range = [0, 0] }, value, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="field-line">
        <input
          id={id}
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={6}
          autoComplete="off"
          value={value}
          aria-describedby={`${id}-usual`}
          onChange={(event) => onChange(event.target.value)}
        />
        <small id={`${id}-usual`}>
          usually {usual}; from {range[0]} to {range[1].toLocaleString('en')}
        </small>
      </span>
    </div>
  );
}
