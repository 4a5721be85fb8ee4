package client;

import java.util.Optional;

/**
 * A fault that the API found in a request.
 *
 * @param parameter Name of the parameter at fault.
 * @param pointer Place in the body, as a JSON Pointer.
 * @param detail What is wrong there.
 */
public record ProblemError(Optional<String> parameter, Optional<String> pointer, String detail) {}
