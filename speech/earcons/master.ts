/**
 * The one way to the loudspeaker, which all earcons go: lower while the own voice speaks, so that its words stay clear.
 */

/** −12 dB: ten to the power of −12/20. */
const DUCKED = 10 ** (-12 / 20);
/**
 * Seconds. A change approaches its end by this time constant, and is as good as there after five of them: fast enough for the
 * first syllable, and without a click.
 */
const EASING = 0.012;

export class Master {
  readonly #gain: GainNode;

  constructor(context: BaseAudioContext, ducked: boolean) {
    this.#gain = new GainNode(context, { gain: levelOf(ducked) });
    this.#gain.connect(context.destination);
  }

  /** What is to be heard is connected to it. */
  get input(): AudioNode {
    return this.#gain;
  }

  duck(ducked: boolean): void {
    // It goes on from wherever the last change has got to.
    this.#gain.gain.setTargetAtTime(levelOf(ducked), this.#gain.context.currentTime, EASING);
  }
}

function levelOf(ducked: boolean): number {
  return ducked ? DUCKED : 1;
}
