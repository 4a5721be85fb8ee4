import type { SchemaNode } from '../../openapi/model';
import { registersByLine } from '../types/registersByLine';

/**
 * Registers beside the lines of an example. Line breaks give each part its height. Hidden from screen readers, which
 * read the register of a field in its facts. If `isLater`, the browser inserts them from a template.
 */
export function Registers({ text, schema, isLater = false }: { text: string; schema: SchemaNode; isLater?: boolean }) {
  const runs = registersByLine(text, schema);
  if (runs.length === 0) return null;
  const registers = (
    <span className="ref-registers" aria-hidden="true">
      {runs.map(({ register, lines }, index) => {
        const height = '\n'.repeat(lines);
        if (!register) return height;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <b key={index}>
            <i>{register}</i>
            {height}
          </b>
        );
      })}
    </span>
  );
  return isLater ? <template>{registers}</template> : registers;
}
