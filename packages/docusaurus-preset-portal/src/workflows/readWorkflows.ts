import { Joi } from '@docusaurus/utils-validation';
import { UserError } from 'openapi-toolkit';
import { parse } from 'yaml';

/** What happens after a step, and when. */
export interface Action {
  type: 'end' | 'goto' | 'retry';
  /** Conditions that must all hold; none for any response. */
  criteria: string[];
  /** Step or workflow that follows; of a retry, what runs before it. */
  stepId?: string;
  workflowId?: string;
  /** Seconds between tries, and number of tries. */
  retryAfter?: number;
  retryLimit?: number;
}

/** A value by its name: a constant or a runtime expression such as `$inputs.address`. */
export interface WorkflowValue {
  name: string;
  value: string;
}

export interface WorkflowStep {
  stepId: string;
  description: string;
  /** What it calls, as the file says it; one of them. */
  operationId?: string;
  operationPath?: string;
  workflowId?: string;
  sends: WorkflowValue[];
  outputs: WorkflowValue[];
  success: string[];
  onSuccess: Action[];
  onFailure: Action[];
  /** Its `x-…` fields. */
  extensions: Readonly<Record<string, unknown>>;
}

export interface ReadWorkflow {
  workflowId: string;
  summary: string;
  description: string;
  inputs: { name: string; type?: string; default?: string; description: string; required: boolean }[];
  /** Workflows that run before it. */
  dependsOn: string[];
  outputs: WorkflowValue[];
  steps: WorkflowStep[];
}

export interface ReadWorkflows {
  title: string;
  sources: { name: string; url: string }[];
  workflows: ReadWorkflow[];
}

type Raw = Record<string, unknown>;

const text = Joi.string();
const step = Joi.object({ stepId: text.required(), operationId: text, operationPath: text, workflowId: text })
  .xor('operationId', 'operationPath', 'workflowId')
  .unknown();
const workflow = Joi.object({
  workflowId: text.required(),
  steps: Joi.array().items(step).min(1).required(),
}).unknown();
const shape = Joi.object({
  arazzo: text.pattern(/^1\.0\./, 'version 1.0').required(),
  info: Joi.object({ title: text.required() }).unknown().required(),
  sourceDescriptions: Joi.array()
    .items(Joi.object({ name: text.required(), url: text.required() }).unknown())
    .min(1)
    .required(),
  workflows: Joi.array().items(workflow).min(1).required(),
}).unknown();

/** A blank after each part lets lines of a table break there. */
const written = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
const list = (value: unknown): Raw[] => (Array.isArray(value) ? value : []);
const named = (values: unknown): WorkflowValue[] =>
  Object.entries((values ?? {}) as Raw).map(([name, value]) => ({ name, value: written(value) }));

/** Returns an object, or what its `reference` means: `$components.failureActions.wait`. */
function resolved(value: Raw, document: Raw): Raw {
  if (typeof value.reference !== 'string') return value;
  const path = value.reference.replace(/^\$/, '').split('.');
  const found = path.reduce<unknown>((at, key) => (at as Raw | undefined)?.[key], document);
  return { ...(found as Raw | undefined), ...value };
}

const conditions = (criteria: unknown): string[] => list(criteria).map(({ condition }) => written(condition));

/** Returns the actions of a step, then those of its workflow, which it can only replace by name. */
function actionsOf(own: unknown, ofWorkflow: unknown, document: Raw): Action[] {
  const [first, wide] = [own, ofWorkflow].map((actions) => list(actions).map((action) => resolved(action, document)));
  const others = (wide ?? []).filter(({ name }) => !first?.some((action) => action.name === name));
  return [...(first ?? []), ...others].map((given) => {
    const { type, criteria, stepId, workflowId, retryAfter, retryLimit } = given as Raw & Action;
    return { type, criteria: conditions(criteria), stepId, workflowId, retryAfter, retryLimit };
  });
}

function stepOf(given: Raw, { parameters, failureActions, successActions }: Raw, document: Raw): WorkflowStep {
  const { stepId, description, operationId, operationPath, workflowId, requestBody, outputs } = given as Raw &
    WorkflowStep;
  const sent = [...list(parameters), ...list(given.parameters)].map((parameter) => {
    const { name, value } = resolved(parameter, document);
    return [String(name), { name: String(name), value: written(value) }] as const;
  });
  const { payload, replacements } = (requestBody ?? {}) as Raw;
  return {
    stepId,
    description: description ?? '',
    operationId,
    operationPath,
    workflowId,
    // A parameter of the step replaces that of the workflow.
    sends: [
      ...new Map(sent).values(),
      ...(payload === undefined ? [] : [{ name: 'body', value: written(payload) }]),
      ...list(replacements).map(({ target, value }) => ({ name: `body ${target}`, value: written(value) })),
    ],
    outputs: named(outputs),
    success: conditions(given.successCriteria),
    onSuccess: actionsOf(given.onSuccess, successActions, document),
    onFailure: actionsOf(given.onFailure, failureActions, document),
    extensions: Object.fromEntries(Object.entries(given).filter(([name]) => name.startsWith('x-'))),
  };
}

/** Returns the schema of inputs, which may refer to the components: `#/components/inputs/Address`. */
const inputsOf = (inputs: Raw = {}, document: Raw): Raw =>
  typeof inputs.$ref === 'string'
    ? resolved({ reference: inputs.$ref.replace(/^#\//, '').replaceAll('/', '.') }, document)
    : inputs;

function workflowOf(given: Raw, document: Raw): ReadWorkflow {
  const { workflowId, summary, description, inputs, steps, dependsOn, outputs } = given;
  const { properties = {}, required = [] } = inputsOf(inputs as Raw | undefined, document) as {
    properties?: Record<string, Raw>;
    required?: string[];
  };
  return {
    workflowId: String(workflowId),
    summary: written(summary ?? workflowId),
    description: written(description ?? ''),
    inputs: Object.entries(properties).map(([name, schema]) => ({
      name,
      ...(schema.type !== undefined && { type: [schema.type].flat().join(' or ') }),
      ...(schema.default !== undefined && { default: written(schema.default) }),
      description: written(schema.description ?? ''),
      required: required.includes(name),
    })),
    dependsOn: ((dependsOn ?? []) as unknown[]).map(String),
    outputs: named(outputs),
    steps: list(steps).map((step) => stepOf(step, given, document)),
  };
}

/** Reads a document of Arazzo 1.0. Throws a UserError with the places of all faults in the file of this name. */
export function readWorkflows(source: string, name: string): ReadWorkflows {
  let document: Raw;
  try {
    document = parse(source) as Raw;
  } catch (error) {
    throw new UserError(`${name}: ${(error as Error).message}`);
  }
  const { error } = shape.validate(document, { abortEarly: false });
  const faults = (error?.details ?? []).map((detail) => `${name}: /${detail.path.join('/')}: ${detail.message}.`);
  if (faults.length > 0) throw new UserError(`${faults.join('\n')}\nArazzo 1.0 is read.`);
  const { info, sourceDescriptions, workflows } = document as { info: { title: string } } & Raw;
  return {
    title: info.title,
    sources: list(sourceDescriptions).map((sourceDescription) => ({
      name: String(sourceDescription.name),
      url: String(sourceDescription.url),
    })),
    workflows: list(workflows).map((workflow) => workflowOf(workflow, document)),
  };
}
