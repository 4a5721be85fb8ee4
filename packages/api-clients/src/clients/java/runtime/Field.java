package client;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Field of an object: its name, if Java has no such name, and whether it may be left out. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Field {
    /** Name in JSON; empty for the name of the component. */
    String name() default "";

    /** False if null is not sent. */
    boolean required() default true;
}
