#!/usr/bin/env node
require('../dist/commands.js').run();
