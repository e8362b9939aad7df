/** A parameter decorator that decorates the parameter's method too, so that one word at one place says both. */
export function onMethodOf(parameter: ParameterDecorator, ...decorators: MethodDecorator[]): ParameterDecorator {
  return (target, key, index) => {
    parameter(target, key, index);
    if (key === undefined) throw new Error('This decorator is for parameters of methods, not of constructors.');
    const descriptor = Object.getOwnPropertyDescriptor(target, key);
    if (descriptor === undefined) return;
    for (const decorate of decorators) decorate(target, key, descriptor);
  };
}
