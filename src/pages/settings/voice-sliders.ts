/** The sliders of what holds for all voices: rate, pitch and volume. */
import { html, type TemplateResult } from 'lit';
import { msg } from './texts.js';
import { PITCHES, RATES, VOLUMES, type VoiceChoice } from '../../../speech/announcer/voice-choice.js';

const SLIDERS = ['rate', 'pitch', 'volume'] as const;
type Slider = (typeof SLIDERS)[number];

const BOUNDS: Readonly<Record<Slider, { readonly least: number; readonly most: number; readonly step: number }>> = {
  rate: { ...RATES, step: 0.1 },
  pitch: { ...PITCHES, step: 0.1 },
  volume: { ...VOLUMES, step: 0.05 },
};

/** @param onChange hears what was changed, while the slider is moved */
export function voiceSliders(
  voice: VoiceChoice,
  pageLanguage: string,
  onChange: (change: Partial<VoiceChoice>) => void,
): readonly TemplateResult[] {
  const onInput = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLInputElement)) return;
    const name = SLIDERS.find((slider) => slider === currentTarget.id);
    if (name) onChange({ [name]: currentTarget.valueAsNumber });
  };
  return SLIDERS.map((name) => {
    const { least, most, step } = BOUNDS[name];
    const text = percentText(voice[name], pageLanguage);
    return html`<div class="slider">
      <label for=${name}>${sliderName(name)}</label>
      <input
        id=${name}
        type="range"
        min=${least}
        max=${most}
        step=${step}
        .value=${String(voice[name])}
        aria-valuetext=${text}
        @input=${onInput}
      />
      <span class="level" aria-hidden="true">${text}</span>
    </div>`;
  });
}

function sliderName(name: Slider): string {
  switch (name) {
    case 'rate':
      return msg('voice-rate');
    case 'pitch':
      return msg('voice-pitch');
    case 'volume':
      return msg('voice-volume');
  }
}

/** "150%", as the page's language writes it. */
function percentText(part: number, pageLanguage: string): string {
  return new Intl.NumberFormat(pageLanguage, { style: 'percent' }).format(part);
}
