/**
 * What the page uses of `@lit/localize` from the start, and is built with: the package's own entry brings along what shows a
 * translation, which only those load who read one (`src/app/texts.ts`).
 */
export { msg } from '@lit/localize/init/install.js';
export { localized } from '@lit/localize/internal/localized-decorator.js';
export { str } from '@lit/localize/internal/str-tag.js';
