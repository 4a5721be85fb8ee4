import Link from '@docusaurus/Link';
import type { Response } from '../../openapi/model';
import { registerHref, registerName } from '../../terms/registers';
import { nodesBelow } from '../types/shareTypes';
import { line } from './line';

/** Links to the registers that provide the fields of a body. */
export function RegisterLinks({ response }: { response: Response }) {
  const nodes = response.media.flatMap(({ schema }) => (schema ? [schema, ...nodesBelow(schema)] : []));
  const registers = new Set(nodes.map(({ source }) => source?.register).filter((one) => one !== undefined));
  const linkedRegisters = [...registers].flatMap((register) => {
    const href = registerHref(register);
    return href ? [{ register, href }] : [];
  });
  if (linkedRegisters.length === 0) return null;
  return (
    <p className="ref-facts">
      <span>
        {line(
          'From',
          linkedRegisters.map(({ register, href }) => [
            ' ',
            <Link key={register} className="badge" to={href} title={registerName(register)}>
              {register}
            </Link>,
          ]),
        )}
      </span>
    </p>
  );
}
