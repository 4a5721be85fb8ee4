import { about } from '../content/about';

const { name, file, port } = about;

/** How a container of the sandbox is built, with the packed file beside it. */
export const containerfile = `# ${about.title}. With ${file} beside this file:
#   docker build --file Containerfile --tag ${name} .
#   docker run --rm --publish 127.0.0.1:${port}:${port} ${name}
FROM node:22-alpine
COPY ${file} /sandbox/
USER node
EXPOSE ${port}
# Inside a container, loopback cannot be reached from outside. Who can is decided by --publish.
CMD ["node", "/sandbox/${file}", "--host", "0.0.0.0"]
`;
