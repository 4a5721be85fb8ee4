// For tools of coding agents that a site adds to its sandbox (`tools` of its module): they run in the packed file.

/** What tools know: operations, pages, contracts. */
export type { ServerData } from './mcp/knowledge';
/** A tool, its arguments, and its errors. */
export { argumentsOf, type Tool, ToolError, textArgument, unknownName } from './mcp/tool';
