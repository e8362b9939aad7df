import { Param } from '@nestjs/common';
import { ApiParam, type ApiParamOptions } from '@nestjs/swagger';
import { onMethodOf } from '../on-method-of.js';

/** A text describes the parameter. An object may say more of it in the words of OpenAPI, such as `example` or `enum`. */
type PathParameter = string | (Partial<ApiParamOptions> & { readonly about: string });

/** Decorates a parameter that receives a part of the address as it was sent, and describes that part in OpenAPI. */
export function InPath(name: string, parameter: PathParameter): ParameterDecorator {
  const { about, ...more } = typeof parameter === 'string' ? { about: parameter } : parameter;
  return onMethodOf(Param(name), ApiParam({ ...more, name, description: about }));
}

/** Decorates a parameter that receives `:id` of the address. It may be no UUID: the handler refuses that. */
export const Id = (of: string): ParameterDecorator => InPath('id', { about: `Id of the ${of}`, format: 'uuid' });
