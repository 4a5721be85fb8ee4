/** Functions that tests call in other processes. */
export const processOf = (_task: string): number => process.pid;
export const apiKeyOf = (_task: string): string | undefined => process.env.API_KEY;
export const fail = (task: string): never => {
  throw new Error(`Cannot do ${task}`);
};
/** Ends its process, as one that runs out of memory does. */
export const end = (_task: string): void => process.exit(3);
