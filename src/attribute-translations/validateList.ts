import { Joi } from '@docusaurus/utils-validation';
import { registerCode } from '../vocabulary/registers';
import { type AttributeTranslation, attributeTypes, entities, statuses } from './model';

/** What `visibleText` removes, and also joiners and direction marks, which Danish and English don't need. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;
const INVISIBLE_FAULT = 'holds invisible characters';

const text = (maxLength = 200) =>
  Joi.string().max(maxLength).pattern(/\S/).pattern(INVISIBLE, { invert: true }).messages({
    'string.pattern.base': 'is empty',
    'string.pattern.invert.base': INVISIBLE_FAULT,
  });

const bilingual = (maxLength: number) =>
  Joi.object({ en: text(maxLength).required(), da: text(maxLength).required() }).required();

const attribute = Joi.object({
  key: Joi.string()
    .pattern(/^[a-z][a-z0-9_]{0,99}$/)
    .required()
    .messages({ 'string.pattern.base': 'must be lower-case letters, digits and underscores, a letter first' }),
  entity: Joi.valid(...entities).required(),
  type: Joi.valid(...attributeTypes).required(),
  unit: text().allow(null).default(null),
  label: bilingual(200),
  description: bilingual(2000),
  register: text()
    .custom(
      (name: string, { message }) =>
        registerCode(name) ?? message({ custom: '"{#value}" is not a register of src/vocabulary/registers.ts' }),
    )
    .required(),
  sourceField: text().empty(null),
  status: Joi.valid(...statuses),
  example: Joi.any().custom((value: unknown, { message }) => {
    let texts = '';
    JSON.stringify(value, (name, part) => {
      texts += typeof part === 'string' ? name + part : name;
      return part;
    });
    return INVISIBLE.test(texts) ? message({ custom: INVISIBLE_FAULT }) : value;
  }),
});

const schema = Joi.array()
  .min(1)
  .items(attribute)
  .unique('key', { ignoreUndefined: true })
  .messages({ 'array.unique': 'has the key of another entry' })
  .required();

/** The list with what we know of it, or every fault in it, each beginning with the key (or position) of its entry. */
export interface ValidatedList {
  attributes: AttributeTranslation[];
  faults: string[];
}

function nameOf(entry: unknown, index: number): string {
  const key = (entry as { key?: unknown } | null)?.key;
  return typeof key === 'string' && key.trim() ? JSON.stringify(key.slice(0, 60)).slice(1, -1) : `entry ${index + 1}`;
}

/** Validates the text of a list. Properties we do not know are dropped. */
export function validateList(json: string): ValidatedList {
  let list: unknown;
  try {
    // As an own property it would become the prototype of the copy that the schema makes.
    list = JSON.parse(json, (name, value) => (name === '__proto__' ? undefined : value));
  } catch {
    // The message of JSON.parse quotes the text, which may be long.
    return { attributes: [], faults: [`not JSON (${json.length} characters)`] };
  }
  const { value, error } = schema.validate(list, {
    abortEarly: false,
    convert: false,
    stripUnknown: { objects: true },
    errors: { label: false },
  });
  if (!error) return { attributes: value, faults: [] };
  const faults = error.details.map(({ path: [index, ...fields], message }) => {
    const name = typeof index === 'number' ? nameOf((list as unknown[])[index], index) : 'the list';
    return [`${name}:`, ...(fields.length > 0 ? [fields.join('.')] : []), message].join(' ');
  });
  return { attributes: [], faults };
}
