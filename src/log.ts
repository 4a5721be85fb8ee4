import logger from '@docusaurus/logger';

/** Where messages of a build go: one line of information, or one warning of several lines. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

/** The log of Docusaurus. */
export const buildLog: Log = {
  info: (message) => logger.info(message),
  warn: (message) => logger.warn(message),
};
