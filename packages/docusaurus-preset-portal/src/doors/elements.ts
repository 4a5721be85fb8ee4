// React components for guides and pages of a site. Those of static pages are rendered on the server alone.

// Parts of a page: headings and rows with an anchor, tables, tabs that work without JavaScript, code.

export { ReferenceCode } from '../reference/components/CodeText';
export { DataTable } from '../reference/components/DataTable';
export { Tabs } from '../reference/components/Tabs';
export { CopyLink, Title, useAnchor } from '../reference/components/Title';

// Marks of the reference: how to get a key, the method of an operation.

export { Method } from '../reference/components/Method';
export { GetKey } from '../reference/components/SecurityView';

// A page of the reference as a whole, and the four parts of it that a site may replace.

export { OperationView } from '../reference/components/OperationView';
export { Panels } from '../reference/components/Panels';
export { PropertyItem } from '../reference/components/PropertyItem';
export { ReferencePage } from '../reference/components/ReferencePage';
export { Samples } from '../reference/components/Samples';
