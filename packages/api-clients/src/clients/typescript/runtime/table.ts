/** A schema with the keywords by which a response is checked. */
export interface SchemaTable {
  /** Name of a shape of the API. */
  $ref?: string;
  type?: string | readonly string[];
  required?: readonly string[];
  properties?: Readonly<Record<string, SchemaTable>>;
  additionalProperties?: SchemaTable;
  items?: SchemaTable;
  anyOf?: readonly SchemaTable[];
}

/** Request and response of an operation. */
export interface OperationTable {
  method: string;
  path: string;
  /** Header of the key, up to the key: `Authorization: Bearer `. */
  key?: string;
  /** Locations by name, ending with `*` if each item of a list is a pair of its own, then with `!` if required. */
  parameters: Readonly<Record<string, string>>;
  /** Media type of the body, ending with `!` if it is required. */
  body?: string;
  response?: SchemaTable;
  /** Name of the next cursor in a page. */
  next?: string;
}

export interface ClientTable {
  host: string;
  problem: SchemaTable;
  operations: Readonly<Record<string, OperationTable>>;
  shapes: Readonly<Record<string, SchemaTable>>;
}

export interface Table {
  userAgent: string;
  keyVariable: string;
  hostVariable: string;
  apis: Readonly<Record<string, ClientTable>>;
}

/** Values of a call, by the names of the parameters, with the body as `body`. */
export type CallValues = Readonly<Record<string, unknown>>;
