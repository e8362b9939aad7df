import type { Type } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';

/** A provider of any module; null in an application that has none, as one without a database of ours. */
export function findProvider<T>(modules: ModuleRef, type: Type<T>): T | null {
  try {
    return modules.get(type, { strict: false });
  } catch {
    return null;
  }
}
