/**
 * A model of speech made by hand, as small as Vosk takes one: it knows one word, and takes every loud sound for it. Real models are
 * large and come from elsewhere; this one is read by the same code.
 *
 * Formats: Kaldi's text form of a transition model and an nnet3 network, OpenFst's binary form of a vector FST, POSIX ustar.
 */

const SAMPLE_RATE = 16_000;

/** Two phones of one state each: 1 is silence, 2 is sound. Each has a transition to itself and one out: 1 to 4. */
const TRANSITIONS = `<TransitionModel>
<Topology>
<TopologyEntry>
<ForPhones>
1 2
</ForPhones>
<State> 0 <PdfClass> 0 <Transition> 0 0.5 <Transition> 1 0.5 </State>
<State> 1 </State>
</TopologyEntry>
</Topology>
<Triples> 2
1 0 0
2 0 1
</Triples>
<LogProbs>
 [ 0 -0.6931472 -0.6931472 -0.6931472 -0.6931472 ]
</LogProbs>
</TransitionModel>
`;

/** The first feature is the logarithm of the energy: some 6 for silence, above 20 for a tone. Silence is likelier below 15. */
// Kaldi wants the blank before the end of the line.
const NETWORK = `<Nnet3>\x20
input-node name=input dim=13
component-node name=affine component=affine input=input
output-node name=output input=affine

<NumComponents> 1
<ComponentName> affine <FixedAffineComponent> <LinearParams>  [
  0 0 0 0 0 0 0 0 0 0 0 0 0
  1 0 0 0 0 0 0 0 0 0 0 0 0 ]
<BiasParams>  [ 15 0 ]
</FixedAffineComponent>
</Nnet3>
<LeftContext> 0 <RightContext> 0 <Priors>  [ ]
`;

interface Arc {
  readonly transition: number;
  readonly word: number;
  readonly cost: number;
  readonly to: number;
}

/** Silence stays in the first state; sound goes to the second with the word, stays there, and comes back. */
const GRAPH: readonly (readonly Arc[])[] = [
  [
    { transition: 1, word: 0, cost: 0, to: 0 },
    { transition: 3, word: 1, cost: 2, to: 1 },
  ],
  [
    { transition: 3, word: 0, cost: 0, to: 1 },
    { transition: 4, word: 0, cost: 0, to: 0 },
  ],
];

class Writer {
  readonly #bytes: number[] = [];

  #put(size: number, set: (view: DataView) => void): this {
    const view = new DataView(new ArrayBuffer(size));
    set(view);
    this.#bytes.push(...new Uint8Array(view.buffer));
    return this;
  }

  int(value: number): this {
    return this.#put(4, (view) => view.setInt32(0, value, true));
  }

  long(value: number): this {
    return this.#put(8, (view) => view.setBigInt64(0, BigInt(value), true));
  }

  float(value: number): this {
    return this.#put(4, (view) => view.setFloat32(0, value, true));
  }

  text(value: string): this {
    this.int(value.length).#bytes.push(...new TextEncoder().encode(value));
    return this;
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes);
  }
}

function graph(): Uint8Array<ArrayBuffer> {
  const writer = new Writer().int(2125659606).text('vector').text('standard');
  // Version, flags, properties (none claimed), first state, states, arcs.
  writer.int(2).int(0).long(3).long(0).long(GRAPH.length).long(GRAPH.flat().length);
  GRAPH.forEach((arcs, state) => {
    // Only in silence may a phrase end.
    writer.float(state === 0 ? 0 : Infinity).long(arcs.length);
    for (const { transition, word, cost, to } of arcs) writer.int(transition).int(word).float(cost).int(to);
  });
  return writer.bytes;
}

/** @param word the one it knows */
export function tinyModel(word: string): Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> {
  return {
    'tiny/am/final.mdl': TRANSITIONS + NETWORK,
    'tiny/conf/model.conf': '--acoustic-scale=1.0\n--frame-subsampling-factor=1\n--endpoint.silence-phones=1\n',
    'tiny/conf/mfcc.conf': `--use-energy=true\n--sample-frequency=${String(SAMPLE_RATE)}\n--num-mel-bins=23\n--num-ceps=13\n`,
    'tiny/graph/HCLG.fst': graph(),
    'tiny/graph/words.txt': `<eps> 0\n${word} 1\n[unk] 2\n`,
    'tiny/graph/phones/word_boundary.int': '1 nonword\n2 singleton\n',
  };
}

/** A tar archive of small files, compressed as models are. */
export async function tarGz(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): Promise<Blob> {
  const blocks = Object.entries(files).map(([name, content]) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const header = new Uint8Array(512);
    const put = (text: string, at: number): void => header.set(new TextEncoder().encode(text), at);
    put(name, 0);
    put('0000644\0', 100);
    put(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
    put('00000000000\0', 136);
    put('        0', 148);
    put('ustar\x0000', 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    put(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    const padding = new Uint8Array((512 - (bytes.length % 512)) % 512);
    return new Blob([header, bytes, padding]);
  });
  const tar = new Blob([...blocks, new Uint8Array(1024)]);
  return new Response(tar.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}
