/** A schema with the keywords by which a response is checked. */
export interface Shape {
  /** Name of a shape of the API. */
  $ref?: string;
  type?: string | readonly string[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Shape>>;
  additionalProperties?: Shape;
  items?: Shape;
  anyOf?: readonly Shape[];
}

/** Request and response of an operation. */
export interface Operation {
  method: string;
  path: string;
  /** Locations by name, ending with `*` if each item of a list is a pair of its own, then with `!` if required. */
  parameters: Readonly<Record<string, string>>;
  /** Media type of the body, ending with `!` if it is required. */
  body?: string;
  response?: Shape;
  /** Name of the next cursor in a page. */
  next?: string;
}

export interface Api {
  host: string;
  keyHeader?: string;
  problem: Shape;
  operations: Readonly<Record<string, Operation>>;
  shapes: Readonly<Record<string, Shape>>;
}

export interface Table {
  userAgent: string;
  keyVariable: string;
  hostVariable: string;
  apis: Readonly<Record<string, Api>>;
}

/** Values of a call, by the names of the parameters, with the body as `body`. */
export type Values = Readonly<Record<string, unknown>>;
