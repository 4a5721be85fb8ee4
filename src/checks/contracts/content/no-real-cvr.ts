import { isInventedCvr, passesModulus11 } from '../../../vocabulary/cvr';
import { eachSource } from '../lib/sourceText';

const RUN = /(?<![0-9A-Za-z-])[0-9]{8}(?![0-9A-Za-z-])/g;
const FIELD = /\b(?:companyId|cvrNumber|cvr_number|cvr)['"]?\s*:\s*['"]?([0-9]{8})\b/gi;

/** Requires company numbers in the unassigned range 0990xxxx. Any other number may belong to a real company. */
export const noRealCvr = eachSource((text) => {
  const found = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const fields = [...line.matchAll(FIELD)].map(([, digits]) => digits);
    const aboutCompanies = /\bcvr|compan/i.test(line);
    for (const run of line.matchAll(RUN)) {
      const digits = run[0];
      const wrongField = fields.includes(digits) && !isInventedCvr(digits);
      const maybeReal = aboutCompanies && !digits.startsWith('0990') && passesModulus11(digits);
      if (wrongField || maybeReal) {
        const message = `\`${digits}\` is not an invented CVR number. Use one of api-specs/world.yaml: 0990 and four digits, modulus 11 valid.`;
        found.push({ index: offset + run.index, length: 8, message });
      }
    }
    offset += line.length + 1;
  }
  return found;
});
