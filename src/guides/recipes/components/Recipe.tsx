import { ReferenceCode } from 'docusaurus-preset-portal/elements';
import { sitePath } from 'docusaurus-preset-portal/terms';
import { escapeMarkup } from 'openapi-toolkit';
import { ProgramTabs } from '../../clients/components/Programs';
import type { RecipeData } from '../build/data';

/** A recipe: the files to save, the program, the command that runs it, and its output. */
export function Recipe({ id, data }: { id: string; data: RecipeData }) {
  return (
    <figure className="snippet">
      <ProgramTabs
        id={id}
        programs={data.languages}
        show={({ id: language, install, saved, files }) => (
          <>
            <p>Save in {install ? 'the same' : 'one'} folder:</p>
            <ul className="recipe-files">
              {saved.map((file) => (
                <li key={file}>
                  <a href={sitePath(`/recipes/${file}`)} download>
                    {file}
                  </a>
                </li>
              ))}
            </ul>
            {files.map(({ file, html }) => (
              <ReferenceCode key={file} html={html} label={file} language={language} />
            ))}
          </>
        )}
      />
      <p>It prints:</p>
      <ReferenceCode html={escapeMarkup(data.output)} label="What it prints" language="text" />
    </figure>
  );
}
