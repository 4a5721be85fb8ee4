import type { SchemaNode } from '../../openapi/model';
import { schemaNodes } from '../../openapi/walk';
import { MADE_BY_API } from '../../terms/registers';
import { jsonTokens } from '../highlight/tokens';

/** Lines of an example whose values come from one register; without a name, from none. */
export interface RegisterLines {
  register?: string;
  lines: number;
}

/** Returns the register of each path of the fields below a schema. Fields that the API makes have none. */
function registersByPath(schema: SchemaNode): Map<string, string> {
  const registers = new Map<string, string>();
  for (const { path, source } of schemaNodes(schema)) {
    const plainPath = path.replaceAll('[]', '').replace(/^\./, '');
    const register = source?.register;
    if (register && register !== MADE_BY_API && !registers.has(plainPath)) registers.set(plainPath, register);
  }
  return registers;
}

/** Returns the register of a path, or of the object around it. */
function registerOf(path: string, registers: ReadonlyMap<string, string>): string | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) {
    const register = registers.get(at);
    if (register) return register;
  }
  return undefined;
}

/**
 * Returns the registers of the lines of a JSON example, adjacent lines of one register together. A line without a key
 * has the register of the line before it.
 */
export function registersByLine(text: string, schema: SchemaNode): RegisterLines[] {
  const registers = registersByPath(schema);
  const runs: RegisterLines[] = [];
  const keys = jsonTokens(text).filter(({ path }) => path !== undefined);
  let start = 0;
  for (const line of text.trimEnd().split('\n')) {
    const end = start + line.length;
    const key = keys.find((token) => token.start >= start && token.end <= end);
    const last = runs.at(-1);
    const register = key?.path === undefined ? last?.register : registerOf(key.path, registers);
    if (last && last.register === register) last.lines++;
    else runs.push({ ...(register && { register }), lines: 1 });
    start = end + 1;
  }
  return runs.some(({ register }) => register) ? runs : [];
}
