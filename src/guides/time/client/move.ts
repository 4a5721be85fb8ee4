import { BOTTOM, TOP, WIDTH } from '../drawing';
import { dayName, describeVersions, knowledgeAt, noonOf, type Version } from '../versions';

/** Connects the two sliders to the drawing and to the text. */
export function enhance(frame: HTMLElement): () => void {
  const figure = frame.querySelector('figure');
  const form = frame.querySelector('form');
  const output = frame.querySelector('output');
  const [effect, registration] = frame.querySelectorAll('input');
  if (!figure || !form || !output || !effect || !registration) return () => {};
  const versions: Version[] = JSON.parse(figure.dataset.versions ?? '[]');
  const stop = new AbortController();
  const timeOf = (slider: HTMLInputElement): string => noonOf(figure.dataset.first ?? '', slider.valueAsNumber);
  const show = () => {
    for (const slider of [effect, registration]) {
      const day = dayName(timeOf(slider));
      slider.setAttribute('aria-valuetext', day);
      slider.previousElementSibling?.replaceChildren(day);
    }
    const [x, y] = [
      (effect.valueAsNumber / Number(effect.max)) * WIDTH,
      BOTTOM - (registration.valueAsNumber / Number(registration.max)) * (BOTTOM - TOP),
    ];
    frame.querySelector('.time-cross')?.setAttribute('d', `M${x} ${TOP}V${BOTTOM}M0 ${y}H${WIDTH}`);
    const dot = frame.querySelector('circle');
    dot?.setAttribute('cx', `${x}`);
    dot?.setAttribute('cy', `${y}`);
    const { inEffect } = knowledgeAt(versions, timeOf(effect), timeOf(registration));
    for (const box of frame.querySelectorAll('[data-version]'))
      box.toggleAttribute('data-lit', box.getAttribute('data-version') === inEffect?.sequenceNumber);
    for (const [index, part] of describeVersions(versions, timeOf(effect), timeOf(registration)).entries())
      output.children[index]?.replaceChildren(part);
  };
  form.addEventListener('input', show, { signal: stop.signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal: stop.signal });
  show();
  return () => stop.abort();
}
