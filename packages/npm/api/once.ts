/** The same function, which does its work once for each name. Where it has failed, it tries again. */
export function once<N extends string, T>(does: (name: N) => Promise<T>): (name: N) => Promise<T> {
  const all: { [name in N]?: Promise<T> } = {};
  return (name) => {
    const there: Promise<T> | undefined = all[name];
    if (there) return there;
    const begun = does(name);
    begun.catch(() => delete all[name]);
    return (all[name] = begun);
  };
}
