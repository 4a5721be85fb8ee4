// For tests of sites and of this repository: parts that they run, or compare with what was built.

// The file that readers take along: names in it, its archive, its parts.

export { NAMES } from './offline/about';
export { archiveOf, openArchive } from './offline/archive';
export { sendScript } from './offline/bundle';
export { ARCHIVE } from './offline/npmPackage';
export { pack } from './offline/pack';

// The command: its options, its steps, the programs that it starts, the proof of samples.

export { render } from './render';
export { checkOptions, RENDER_OPTIONS, RENDER_USAGE } from './render/options';
export { checkSamples } from './render/proof/checkSamples';
export { runNode, stoppable } from './render/run';
export { linkPackages } from './render/workplace';

// Contrast of colours.

export { contrast, luminance } from './render/accent';
