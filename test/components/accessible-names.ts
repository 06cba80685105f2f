/** What assistive technology is given of the page, by the browser's own accessibility tree. */
import { a11ySnapshot } from '@web/test-runner-commands';

interface AccessibleNode {
  readonly role: string;
  readonly name?: string;
  readonly children?: readonly AccessibleNode[];
}

/** Every name with this role in the accessibility tree of the page, in its order. */
export async function namesOf(role: string): Promise<readonly string[]> {
  const within = (node: AccessibleNode): readonly string[] => [
    ...(node.role === role ? [node.name ?? ''] : []),
    ...(node.children ?? []).flatMap(within),
  ];
  const tree: Promise<unknown> = a11ySnapshot({});
  return within((await tree) as AccessibleNode);
}
