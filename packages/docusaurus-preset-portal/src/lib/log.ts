import logger from '@docusaurus/logger';
import { printable } from 'openapi-toolkit';

/** Destination of the messages of a build: one line of information, or one warning of several lines. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

/** The log of Docusaurus. Messages quote texts of contracts and guides. */
export const buildLog: Log = {
  info: (message) => logger.info(printable(message)),
  warn: (message) => logger.warn(printable(message)),
};
