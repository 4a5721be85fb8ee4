/**
 * The HTTP Observatory's own scorer on a host with its own ports, which `scan()`
 * does not take. Prints score, grade and the outcome of each test as JSON.
 * Its list of preloaded hosts is not in the package; empty means no bonus for it.
 *
 * Usage: NODE_EXTRA_CA_CERTS=cert.pem node observatory.mjs <folder of the package> <http port> <https port>
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [root, ...ports] = process.argv.slice(2);
const list = path.join(root, 'conf/hsts-preload.json');
if (!existsSync(list)) writeFileSync(list, '{}');

const part = (name) => import(path.join(root, 'src', name));
const { retrieve } = await part('retriever/retriever.js');
const { ALL_TESTS } = await part('constants.js');
const { getGradeForScore, getScoreModifier } = await part('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js');

const [httpPort, httpsPort] = ports.map(Number);
const site = await retrieve('localhost', { httpPort, httpsPort });
if (!site.responses.auto) throw new Error('The Observatory could not reach the site.');
const results = ALL_TESTS.map((test) => test(site)).filter(({ result }) => result);
const points = results.map(({ result }) => getScoreModifier(result));
const sum = (numbers) => numbers.reduce((total, one) => total + one, 100);
const strict = sum(points.filter((one) => one < 0));
const score = strict >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : strict;
const tests = results.map(({ result, pass }, at) => ({ result, pass, points: points[at] }));
console.log(JSON.stringify({ ...getGradeForScore(score), tests }));
