package client;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/** Type of a response with its type arguments, which a class does not have. */
abstract class Returned<T> {
    Type type() { return ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0]; }
}
