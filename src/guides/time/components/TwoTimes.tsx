import type { TwoTimesData } from '../build/data';
import { dayName, describeVersions, noonOf } from '../versions';
import { TimeDrawing } from './TimeDrawing';

interface SliderProps {
  id: string;
  name: 'effect' | 'registration';
  label: string;
  data: TwoTimesData;
}

function Slider({ id, name, label, data: { first, days, [name]: value } }: SliderProps) {
  const day = dayName(noonOf(first, value));
  return (
    <label htmlFor={`${id}-${name}`}>
      {`${label}: `}
      <b>{day}</b>
      <input
        id={`${id}-${name}`}
        type="range"
        name={name}
        max={days}
        defaultValue={value}
        aria-label={label}
        aria-valuetext={day}
      />
    </label>
  );
}

/** The versions of a value by their two times. Two sliders move the times, and a text says what the API returns. */
export function TwoTimes({ id, data }: { id: string; data: TwoTimesData }) {
  const { versions, first, effect, registration } = data;
  const [parameter, returned, inEffect] = describeVersions(
    versions,
    noonOf(first, effect),
    noonOf(first, registration),
  );
  return (
    <figure className="figure time" data-first={first} data-versions={JSON.stringify(versions)}>
      <TimeDrawing id={id} data={data} />
      <form className="needs-script">
        <Slider id={id} name="effect" label="Effect time" data={data} />
        <Slider id={id} name="registration" label="Registration time" data={data} />
      </form>
      <output>
        <code>{parameter}</code> <span>{returned}</span>
        <b>{inEffect}</b>
      </output>
      <figcaption>
        For 19 days the register still said code 2: the change took effect on 1 September and was registered on 20
        September. The dot is at the two chosen times; the version at the dot is the response.
      </figcaption>
    </figure>
  );
}
