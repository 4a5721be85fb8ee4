import path from 'node:path';
import { clientFiles, installCommands } from '../../../clients/files';

/** One call with a retry budget, in a language of the samples. */
export interface ClientLanguage {
  id: string;
  label: string;
  /** Files of one folder; the second one, if any, tests the first. */
  files: string[];
  /** Command that installs the package of the client. */
  install?: string;
  command: string;
}

/** Clients in the order of the samples. */
export const clientLanguages: readonly ClientLanguage[] = [
  { id: 'shell', label: 'Shell', files: ['call.sh'], command: 'bash call.sh' },
  { id: 'javascript', label: 'JavaScript', files: ['client.mjs', 'try-client.mjs'], command: 'node try-client.mjs' },
  {
    id: 'typescript',
    label: 'TypeScript',
    files: ['try-client.mts'],
    install: installCommands().typescript,
    command: 'npx tsx try-client.mts',
  },
  {
    id: 'python',
    label: 'Python',
    files: ['try_client.py'],
    install: installCommands().python,
    command: 'python3 try_client.py',
  },
  { id: 'csharp', label: 'C#', files: ['Client.cs', 'TryClient.cs'], command: 'dotnet run' },
  {
    id: 'java',
    label: 'Java',
    files: ['TryClient.java'],
    install: installCommands().java,
    command: `java -cp ${path.basename(clientFiles().java)} TryClient.java`,
  },
  { id: 'php', label: 'PHP', files: ['client.php'], command: 'php client.php' },
  { id: 'go', label: 'Go', files: ['main.go'], command: 'go run main.go' },
];
