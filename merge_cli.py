import re,os,subprocess
base='apps/cli/src/commands/'
people=['play','watch','replay','analyse','deal','convert','verify','games','rules','serve','sit']
builders=['solve','tournament','arena','worker','yardstick','selfplay','random','laws','golden','engine','completion']
def load(n):
    folder='arena' if n=='worker' else n
    p=base+folder+('/define-worker.ts' if n=='worker' else '/define.ts')
    s=open(p).read(); 
    return p,folder,s
def build(names,out,head,const):
    imps=set(); cm=set(); body=[]; pre=[]; paths=[]
    for n in names:
        p,folder,s=load(n)
        if n=='tournament': continue
        paths.append(p)
        for m in re.finditer(r"^import \{([^}]*)\} from '([^']+)';\n",s,flags=re.M):
            for x in m[1].split(','):
                x=x.strip()
                if not x: continue
                (cm if m[2]=='commander' else imps).add(x)
        s=re.sub(r"^/\*\* `pakli[^\n]*\n",'',s); s=re.sub(r"^import [^\n]*\n",'',s,flags=re.M).strip('\n')
        s=s.replace("import('./","import('./"+folder+"/")
        i=s.index('export const define: Define =')
        if s[:i].strip(): pre.append(s[:i].strip())
        name='define'+n[0].upper()+n[1:]
        body.append((n,s[i:].replace('export const define: Define','const '+n+': Define',1)))
    t=head+"import { "+', '.join(sorted(cm))+" } from 'commander';\n" if cm else head
    t+="import { "+', '.join(sorted(imps,key=lambda x:x.replace('type ','').lower()))+" } from '../input/options.ts';\n"
    if 'tournament' in names: t+="import { define as tournament } from './tournament/define.ts';\n"
    t+='\n'+'\n\n'.join(pre+[b for _,b in body])+'\n\n'
    t+="export const "+const+": readonly Define[] = ["+', '.join(names)+"];\n"
    open(base+out,'w').write(t)
    for p in paths: subprocess.run(['git','rm','-qf',p],check=True)
build(people,'for-people.ts',"/** The commands for people, in the order in which help lists them. */\n",'FOR_PEOPLE')
build(builders,'for-builders.ts',"/** The commands for those who build players and games, in the order in which help lists them. */\n",'FOR_BUILDERS')
m=open('apps/cli/src/main.ts').read()
m=re.sub(r"import \* as (\w+) from './commands/[^']+';\n",'',m)
m=m.replace("import { Failure, reasonOf","import { FOR_BUILDERS } from './commands/for-builders.ts';\nimport { FOR_PEOPLE } from './commands/for-people.ts';\nimport { Failure, reasonOf")
m=re.sub(r"/\*\* In the order in which help lists them[^\n]*\nconst COMMANDS[^\]]*\];\n\n",'',m,flags=re.S)
m=m.replace("for (const { define } of COMMANDS) {","for (const define of [...FOR_PEOPLE, ...FOR_BUILDERS]) {")
m=m.replace("import { examples, type Define, type Done } from","import { examples, type Done } from")
m=m.replace(""" * The `pakli` command. Every command has a folder: what it takes is in its
 * `define.ts`, its work is imported when it is called, so that help and errors
 * appear at once. Usage""",""" * The `pakli` command. What a command takes is in `for-people.ts` or
 * `for-builders.ts`; its work is in its folder and imported when it is called,
 * so that help and errors appear at once. Usage""")
open('apps/cli/src/main.ts','w').write(m)
