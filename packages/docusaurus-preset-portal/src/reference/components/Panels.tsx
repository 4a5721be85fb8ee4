import Samples from '@theme/PortalSample';
import type { OperationPage } from 'openapi-toolkit';
import { hasExamples, ResponseExamples } from './Examples';

/** Selects one of two panels. Styles show it below 1200 px. */
function Switch() {
  return (
    <fieldset className="segmented ref-switch">
      <legend className="visually-hidden">Panel</legend>
      <label>
        <input type="radio" name="panel" id="panel-request" defaultChecked />
        Request
      </label>
      <label>
        <input type="radio" name="panel" id="panel-response" />
        Response
      </label>
    </fieldset>
  );
}

/** Panels of request and response of an operation. */
export function Panels({ page: { operation, samples, pairs, samplesFile } }: { page: OperationPage }) {
  const isSwitched = samples.length > 0 && operation.responses.some(hasExamples);
  return (
    <aside className="ref-aside" aria-label="Request and response">
      <div className="ref-stick">
        {isSwitched && <Switch />}
        <Samples operation={operation} samples={samples} pairs={pairs} samplesFile={samplesFile} />
        <ResponseExamples operation={operation} pairs={pairs} />
      </div>
    </aside>
  );
}
