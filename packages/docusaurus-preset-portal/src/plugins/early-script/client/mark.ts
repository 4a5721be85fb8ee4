import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// From here on controls respond; styles show those that need it.
if (ExecutionEnvironment.canUseDOM) document.documentElement.dataset.ready = '';
