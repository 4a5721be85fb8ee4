import { phpString } from '../../lib/quote';
import { CodeExpression, literal, phpNotation } from './literal';
import { multipartType } from './multipart';
import { encoded, multipartLines, phpBody, phpText } from './phpBody';
import type { PreparedRequest } from './prepareRequest';
import { beforeQuery, hasUniqueNames, joinLines, joinText, withoutSecrets } from './text';

/** PHP 8 with the curl extension. */
export function php(prepared: PreparedRequest): string {
  const { method, url, query, headers, secrets, basic, challenge, ticket, certificate, body, contentType, output } =
    prepared;
  const login = basic ?? challenge;
  const hasType = body?.kind === 'json' || body?.kind === 'text' || body?.kind === 'file';
  // A map holds each name once, and curl accepts a type only with a file name. Other parts are serialised by the
  // sample.
  const isSerialized =
    body?.kind === 'multipart' &&
    (body.mediaType !== undefined ||
      !hasUniqueNames(body.parts) ||
      body.parts.some(({ filename, mediaType }) => mediaType !== undefined && filename === undefined));
  const allHeaders = [
    ...headers.map(({ name, value }) =>
      phpText(joinText(withoutSecrets(value) === '' ? [`${name};`] : [`${name}: `, ...value])),
    ),
    ...(hasType ? [phpString(`Content-Type: ${contentType}`)] : []),
    ...(isSerialized ? [`"Content-Type: ${multipartType(body)}; boundary=$boundary"`] : []),
  ];
  return joinLines(
    '<?php',
    '// PHP 8 with the curl extension: php request.php',
    secrets.flatMap(({ variable, local }) => [
      `$${local} = getenv('${variable}')`,
      `    ?: throw new RuntimeException('Set the environment variable ${variable}.');`,
    ]),
    query.length > 0 && `$query = ${encoded(query, '', 26)};`,
    isSerialized && multipartLines(body.parts),
    '',
    `$curl = curl_init(${query.length === 0 ? phpString(url) : `${phpString(beforeQuery(url))} . $query`});`,
    'curl_setopt_array($curl, [',
    method === 'HEAD' && '    CURLOPT_NOBODY => true,',
    method !== 'HEAD' &&
      method !== (body === undefined ? 'GET' : 'POST') &&
      `    CURLOPT_CUSTOMREQUEST => ${phpString(method)},`,
    (challenge || ticket) && `    CURLOPT_HTTPAUTH => CURLAUTH_${(challenge?.scheme ?? 'Negotiate').toUpperCase()},`,
    login && `    CURLOPT_USERPWD => "$${login.user.local}:$${login.password.local}",`,
    ticket && "    CURLOPT_USERPWD => ':',",
    certificate && [
      `    CURLOPT_SSLCERT => $${certificate.file.local},`,
      `    CURLOPT_SSLKEY => $${certificate.key.local},`,
    ],
    allHeaders.length > 0 &&
      `    CURLOPT_HTTPHEADER => ${literal(
        allHeaders.map((text) => new CodeExpression(text)),
        phpNotation,
        '    ',
        22,
      )},`,
    body !== undefined && `    CURLOPT_POSTFIELDS => ${isSerialized ? '$body' : phpBody(body)},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    ']);',
    '$answer = curl_exec($curl);',
    'if ($answer === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status < 200 || $status > 299) {',
    '    fwrite(STDERR, "$status $answer\\n");',
    '    exit(1);',
    '}',
    '',
    {
      json: 'print_r(json_decode($answer, true, flags: JSON_THROW_ON_ERROR));',
      text: 'echo $answer, PHP_EOL;',
      bytes: 'echo $answer;',
    }[output],
  );
}
